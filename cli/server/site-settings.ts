import type { RedesignId } from '../../site/redesigns';
import type { ServedHunt } from '../../site/run/hunt-token';
import type { SiteOptions } from '../../site/run/run-options';

export type PageSettings = {
  basePath: string;
  /** With the bugs and redesigns that pages may name. */
  runOptions: SiteOptions;
  /** False if no server has `/proxy`: in an export. */
  proxy: boolean;
  /** Default: none. */
  redesigns?: readonly RedesignId[];
  /** The hunt that the address of a document names. */
  hunt?: ServedHunt;
};

export type EndpointSettings = PageSettings & {
  /** In seconds, as `process.uptime()` counts them. */
  startedAt: number;
  /** What `--host` says, as a URL spells it. */
  host: string;
  /** Names that `--allow-host` lets through. */
  allowedHosts: readonly string[];
  /** The site's hosts, as a URL spells them. A function, because they are known only once it listens. */
  hosts(): readonly string[];
};
