/**
 * Imports a script that a visitor needs. Rejects if the server is away, and then works at a later try. It requests
 * the server first, because Firefox remembers an import that has failed until another document is loaded.
 */
export async function load<Module>(importScript: () => Promise<Module>): Promise<Module> {
  const response = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  if (!response.ok) throw new Error(`The server responds with ${response.status}.`);
  return importScript();
}
