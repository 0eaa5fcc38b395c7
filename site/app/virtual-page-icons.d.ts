/** Made by `pageIcons()` in build/icons-plugin.ts. */
declare module 'virtual:page-icons' {
  /** The icon of each page of the menu, by its id. */
  export const pageIcons: Record<import('../catalogue').MenuPageId, import('lucide-react').LucideIcon>;
}
