/** What `--report` can write, each in `reports/report-<format>.ts`. */
export const reportFormats = [
  'json',
  'html',
  'junit',
  'ctrf',
  'markdown',
  'mutation',
  'gradescope',
  'classroom50',
] as const;

export type ReportFormat = (typeof reportFormats)[number];
