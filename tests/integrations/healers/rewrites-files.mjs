// It writes every file again, and mends nothing by it.
import { editBlocks } from './failed-tests.mjs';

editBlocks((block, _failure, file) => `${block}\n${file.endsWith('.py') ? '#' : '//'} Looked at.`);
