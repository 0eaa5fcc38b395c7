// By a name of its own, because a module of the build alone is not found by everything that reads imports.
export { pageIcons } from 'virtual:page-icons';
