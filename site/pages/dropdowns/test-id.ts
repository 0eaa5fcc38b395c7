import { typedTestId } from '../../shared/test-id';
import type page from './page';

export const testId = typedTestId<typeof page>();
