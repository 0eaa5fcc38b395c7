import type { Page } from '@playwright/test';
import { Admin } from './admin';
import { Cart } from './cart';
import { Checkout } from './checkout';
import { Orders } from './orders';
import { ProductList, ProductView } from './products';
import { SignIn } from './sign-in';

/** What a test starts with: `kettle:1,mug:2` in the cart, a user who is signed in, and options of the run. */
type Start = { with?: string; as?: 'ada' | 'grace' | 'admin'; delayScale?: string; now?: string };

/** The shop in one tab: its views, and what is above each of them. */
export class Shop {
  readonly list;
  readonly product;
  readonly cart;
  readonly signIn;
  readonly checkout;
  readonly orders;
  readonly admin;
  readonly cartLink;
  readonly cartCount;
  readonly user;

  constructor(readonly page: Page) {
    this.list = new ProductList(page);
    this.product = new ProductView(page);
    this.cart = new Cart(page);
    this.signIn = new SignIn(page);
    this.checkout = new Checkout(page);
    this.orders = new Orders(page);
    this.admin = new Admin(page);
    this.cartLink = page.getByTestId('shop-cart');
    this.cartCount = page.getByTestId('shop-cart-count');
    this.user = page.getByTestId('shop-signed-in-as');
  }

  /** Opens a view after it emptied the shop. This short cut replaces all the clicks that lead there. */
  async open(view = '', { delayScale = '0', ...start }: Start = {}) {
    await this.#goto(view, { with: '', ...start, delayScale });
  }

  /** Opens a view of the shop as it is now. */
  async visit(view = '', delayScale = '0') {
    await this.#goto(view, { delayScale });
  }

  async #goto(view: string, options: Record<string, string>) {
    await this.page.goto(`/shop${view}${view.includes('?') ? '&' : '?'}${new URLSearchParams(options)}`);
    // On a slow page the short cut works a moment after `load`, so a test must not leave before.
    await this.cartLink.waitFor();
  }

  async signOut() {
    await this.page.getByTestId('shop-sign-out').click();
  }

  /** Signs in as another user, in the view “Sign in”. */
  async changeTo(user: string, password = 'practice') {
    await this.visit('/sign-in');
    await this.signOut();
    await this.signIn.as(user, password);
  }
}
