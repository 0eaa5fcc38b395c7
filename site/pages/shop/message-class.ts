/** How a message looks that came of adding a product: all but one are about what was not done. */
export function messageClass(message: string | undefined): string {
  return message === 'Added to the cart' ? 'shop-message' : 'shop-message shop-message-wrong';
}
