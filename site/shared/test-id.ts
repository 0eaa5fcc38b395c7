/**
 * The attributes that a test finds an element by. Test id names are public API: renaming one breaks somebody's tests.
 */
export function testId(name: string) {
  return { 'data-test': name, 'data-testid': name };
}
