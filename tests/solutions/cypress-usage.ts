import { join, relative } from 'node:path';
import ts from 'typescript';
import { cypressFolder } from '../install-cypress';

/**
 * Lists what the solutions use of Cypress that is not in its documentation: commands on `cy` or on what a command
 * returns, and assertions in `should` and `and`. The compiler finds wrong commands as well, but accepts any text for an
 * assertion. What is documented comes from Cypress' types, where each command links to its page.
 */
export function undocumented(files: string[]): string[] {
  const program = ts.createProgram(files, {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    typeRoots: [join(cypressFolder, 'node_modules')],
    types: ['cypress'],
  });
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) visit(program.getSourceFile(file));
  return found;

  function visit(node?: ts.Node) {
    if (!node) throw new Error('A file is missing.');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) checkCall(node, node.expression);
    ts.forEachChild(node, visit);
  }

  function checkCall({ arguments: [first] }: ts.CallExpression, { name, expression }: ts.PropertyAccessExpression) {
    const type = checker.getTypeAtLocation(expression);
    const isCypress = expression.getText() === 'cy' || type.symbol?.name === 'Chainable';
    if (!isCypress) return;
    if (!isDocumented(type.getProperty(name.text))) report(name, name.text);
    if (!first || !['should', 'and'].includes(name.text)) return;
    const known = assertionsOf(type.getProperty(name.text));
    for (const literal of literalsOf(first)) if (!known.has(literal.text)) report(literal, literal.text);
  }

  /** The texts that the overloads of `should` name one by one. */
  function assertionsOf(command?: ts.Symbol): Set<string> {
    const signatures = command ? checker.getTypeOfSymbol(command).getCallSignatures() : [];
    const firstTypes = signatures.flatMap(({ parameters: [first] }) => (first ? checker.getTypeOfSymbol(first) : []));
    const texts = firstTypes.flatMap((type) => (type.isUnion() ? type.types : type));
    return new Set(texts.flatMap((type) => (type.isStringLiteral() ? type.value : [])));
  }

  function report(node: ts.Node, what: string) {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${relative('.', source.fileName)}:${line + 1}: ${what}`);
  }
}

function isDocumented(command?: ts.Symbol): boolean {
  const tags = command?.getJsDocTags() ?? [];
  const links = tags.filter(({ name }) => name === 'see').map(({ text }) => ts.displayPartsToString(text));
  return links.some((link) => link.includes('on.cypress.io')) && !tags.some(({ name }) => name === 'deprecated');
}

/** The texts that an argument can be. A function is no text. */
function literalsOf(argument: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isConditionalExpression(argument)) return [argument.whenTrue, argument.whenFalse].flatMap(literalsOf);
  return ts.isStringLiteralLike(argument) ? [argument] : [];
}
