// Which file may import which. `npm run check:imports` holds it, and docs/architecture.md draws it.

/** The files that a page's folder has for tests alone. They may import from tests/. */
const testsOfPages = '\\.spec\\.ts$|/(spec-helpers|at-event)\\.ts$|/solutions/|^site/pages/[^/]+/start/';

/**
 * The rooms from top to bottom. A file belongs to the first one that matches. It imports from its own room and from
 * those below; rooms on one floor do not import each other.
 */
const floors = [
  ['^bench/'],
  [`^tests/|^(playwright|vitest)\\.config\\.ts$|${testsOfPages}`],
  ['^build/|^(vite|tsup)\\.config\\.ts$'],
  ['^tools/'],
  ['^cli/main\\.ts$|^cli/program/'],
  ['^cli/commands/'],
  ['^cli/index\\.ts$'],
  ['^cli/heal/'],
  ['^cli/export/', '^cli/grade/', '^cli/pairs/', '^cli/project/'],
  ['^cli/(playwright|public-catalogue)\\.ts$'],
  ['^cli/start/'],
  ['^cli/server/'],
  ['^cli/output/'],
  // Every page with what only tests and the build need. No browser loads them.
  ['^site/(states|all-bugs)\\.ts$'],
  // The data of home lies in its folder, and counts as that of the other pages.
  ['^site/app/(?!home/page\\.ts$)'],
  ['^site/practice/'],
  ['^site/(catalogue|test-ids)(\\.test)?\\.ts$'],
  ['^site/pages/|^site/app/home/page\\.ts$', '^site/redesign/', '^frames/'],
  ['^site/shared/', '^site/state\\.ts$'],
  ['^site/run/'],
  // What a page, a bug, the shell and a redesign are.
  ['^site/(page|bug|shell|redesigns)\\.ts$'],
];

/** Plain data and text of the site. The command sees nothing else of it. */
const plainData =
  '^site/(catalogue|page|redesigns|state|states|test-ids)\\.ts$|^site/redesign/(describe|names|frame-prose)\\.ts$|' +
  '^site/run/(command|hunt-token|quoted|page-at|run-options|seeded-chance|unseen)\\.ts$|^site/shared/(elements-in|orders|tools)\\.ts$|' +
  '^site/pages/shop/(ids|listing|products|sums)\\.ts$';

/** The one file that imports from above: a state is typed by the pages' ids and test ids. */
const importsFromAbove = '^site/state\\.ts$';

const rooms = floors.flat();
const above = (floor) => floors.slice(0, floor).flat();

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that import each other cannot be read, tested or moved alone. Move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-room-for-each-file',
      comment: 'Move the file into a room of .dependency-cruiser.mjs, or add its room there.',
      severity: 'error',
      from: { pathNot: rooms },
      to: {},
    },
    ...floors.slice(1).map((floor, index) => ({
      name: 'imports-down-only',
      comment: 'A room imports only what is below it, see docs/architecture.md. Move what both need further down.',
      severity: 'error',
      from: { path: floor, pathNot: [...above(index + 1), importsFromAbove] },
      to: { path: above(index + 1) },
    })),
    ...floors.flatMap((floor, index) =>
      (floor.length > 1 ? floor : []).map((room) => ({
        name: 'not-from-the-room-beside',
        comment: 'These rooms do not know each other. Move what both need to a room below.',
        severity: 'error',
        from: { path: room, pathNot: above(index) },
        to: { path: floor.filter((other) => other !== room), pathNot: above(index) },
      })),
    ),
    {
      name: 'not-from-another-page',
      comment: 'A page imports no other page. Move what they share to site/shared.',
      severity: 'error',
      from: { path: '^site/pages/([^/]+)/' },
      to: { path: '^site/pages/', pathNot: '^site/pages/$1/' },
    },
    {
      name: 'plain-data-of-the-site',
      comment: 'The command sees only plain data and text of the site: see plainData in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^site/', pathNot: plainData },
    },
  ],
  options: {
    exclude: { path: '(^|/)node_modules/|^dist/|^package\\.json$' },
    // Types too: they decide what can be read alone as much as code does.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
