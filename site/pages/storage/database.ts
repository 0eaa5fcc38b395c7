import { keyOf } from './stores';

const store = 'notes';
const key = 'note';

/** The note in the database, or null. */
export async function readNote(): Promise<string | null> {
  const note: unknown = await transact('readonly', (notes) => notes.get(key));
  return typeof note === 'string' ? note : null;
}

/** Resolves once the note is stored, or removed for null. */
export async function writeNote(text: string | null): Promise<void> {
  await transact('readwrite', (notes) => (text === null ? notes.delete(key) : notes.put(text, key)));
}

/** Opened for each use, because a database that stays open cannot be deleted by a test. */
async function transact(mode: IDBTransactionMode, act: (notes: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = act(transaction.objectStore(store));
    transaction.oncomplete = () => {
      database.close();
      resolve(request.result);
    };
    transaction.onabort = () => {
      database.close();
      reject(transaction.error);
    };
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(keyOf('notes'), 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
