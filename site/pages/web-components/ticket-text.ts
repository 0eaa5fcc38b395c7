export function ticketText(count: number, price: number): string {
  return `${count} ${count === 1 ? 'ticket' : 'tickets'}, ${count * price} €`;
}
