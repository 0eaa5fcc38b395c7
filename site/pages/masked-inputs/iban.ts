/**
 * Whether an IBAN without spaces has the right checksum: with its first four characters at the end and its letters as
 * numbers from 10 to 35, it leaves 1 when it is divided by 97.
 */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  // A letter takes two places.
  for (const character of moved)
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}
