import { load } from '../shared/load';
import { fetchScript } from './lent-scripts';
import { files } from './page-registry';

/** Imports a module that the site starts without, after the functions that it takes from. Rejects as load() does. */
export function importLate<Module>(importModule: () => Promise<Module>): Promise<Module> {
  return load(async () => {
    await Promise.all(files.late.map(fetchScript));
    return importModule();
  });
}
