import { typedTestId } from '../shared/test-id';
import type { shell } from '../shell';

export const testId = typedTestId<typeof shell>();
