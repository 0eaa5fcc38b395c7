import { crc32 } from 'node:zlib';

/** The name of a file that is made for a site, without its ending. `role`: what it is, `auth` or `redesign`. */
export type Naming = (role: string, text: string) => string;

/** Named by their content, so that a browser may keep them. */
export const byContent: Naming = (_role, text) => crc32(text).toString(36);

/** Named by a salt, so that a name says nothing about the content. */
export function bySalt(salt: string): Naming {
  // Not imported, because only a grade needs it and loading it takes a twentieth of the time of a start.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return (role) => createHash('sha256').update(`${salt} ${role}`).digest('hex').slice(0, 16);
}
