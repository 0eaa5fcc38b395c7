import { opened, type States } from '../../state';

export default [opened] satisfies States<'data-grid'>;
