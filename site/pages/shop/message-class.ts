/** How a message about adding a product looks: all but one say that nothing was added. */
export function messageClass(message: string | undefined): string {
  return message === 'Added to the cart' ? 'shop-message' : 'shop-message shop-message-wrong';
}
