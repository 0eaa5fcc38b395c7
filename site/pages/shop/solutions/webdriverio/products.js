import { $ } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../../tests/solutions/webdriverio/locators.js';

/** The list of products. */
export const list = {
  get search() {
    return byTestId('shop-search');
  },
  get inStock() {
    return byTestId('shop-in-stock');
  },
  get sort() {
    return byTestId('shop-sort');
  },
  get count() {
    return byTestId('shop-count');
  },
  get names() {
    return byTestIdPrefix('shop-link-');
  },
  get prices() {
    return byTestIdPrefix('shop-price-');
  },
  category: (name) => byTestId(`shop-category-${name}`),
  price: (product) => byTestId(`shop-price-${product}`),

  async sortBy(order) {
    await list.sort.selectByAttribute('value', order);
  },
  async turnTo(page) {
    await byTestId(`shop-page-${page}`).click();
    await $(`[data-testid=shop-page-${page}][aria-current=page]`).waitForExist();
  },
  async openProduct(product) {
    await byTestId(`shop-link-${product}`).click();
  },
  async add(product) {
    await byTestId(`shop-add-${product}`).click();
  },
};

/** A product by itself. */
export const product = {
  get name() {
    return byTestId('product-name');
  },
  get price() {
    return byTestId('product-price');
  },
  get stock() {
    return byTestId('product-stock');
  },
  get message() {
    return byTestId('product-message');
  },

  async choose(option) {
    await byTestId(`product-option-${option}`).click();
  },
  async add(quantity = 1) {
    await byTestId('product-quantity').setValue(quantity);
    await byTestId('product-add').click();
  },
};
