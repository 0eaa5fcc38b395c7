/** Made by `pageIcons()` in build/icons-plugin.ts. */
declare module 'virtual:page-icons' {
  /** The icon of each page of the menu and of home, by its id: the data of a path. */
  export const pageIcons: Record<import('../catalogue').MenuPageId | 'home', string>;
}
