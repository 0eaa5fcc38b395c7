export type Expected = { type: 'webauthn.create' | 'webauthn.get'; challenge: Uint8Array; origin: string };

/**
 * What is wrong with the browser's answer to a question for a passkey; nothing if all is right. A server checks more:
 * the signature too. https://www.w3.org/TR/webauthn-3/#sctn-verifying-assertion
 */
export function problemOf(clientData: ArrayBuffer, expected: Expected): 'type' | 'challenge' | 'origin' | undefined {
  const data: { [name: string]: unknown } = JSON.parse(new TextDecoder().decode(clientData));
  if (data.type !== expected.type) return 'type';
  if (data.challenge !== base64Url(expected.challenge)) return 'challenge';
  if (data.origin !== expected.origin) return 'origin';
  return undefined;
}

/** As WebAuthn writes bytes: base64 for addresses, without padding. */
export function base64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
