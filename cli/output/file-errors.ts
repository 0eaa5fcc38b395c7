/** Why a file or a folder cannot be written, for the end of a sentence, by the code of Node's error. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'a file may not be so big there',
  EBUSY: 'it is in use',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its symbolic links lead in a circle',
};

/** Undefined for an error that has no sentence of ours. */
export function reasonOf(error: unknown): string | undefined {
  return reasons[codeOf(error)];
}

/** Whether there is no room, for this user at least. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
