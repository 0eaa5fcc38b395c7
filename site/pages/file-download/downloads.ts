import { FileSpreadsheet, FileText, FileType } from 'lucide-react';

export const downloads = [
  {
    name: 'Sample Text',
    filename: 'sample.txt',
    type: 'TXT',
    size: '1 KB',
    source: 'samples/sample.txt',
    icon: FileText,
  },
  {
    name: 'Sample CSV',
    filename: 'sample.csv',
    type: 'CSV',
    size: '2 KB',
    source: 'samples/sample.csv',
    icon: FileSpreadsheet,
  },
  {
    name: 'Sample PDF',
    filename: 'sample.pdf',
    type: 'PDF',
    size: '20 KB',
    source: 'samples/sample.pdf',
    icon: FileType,
  },
] as const;

export type Download = (typeof downloads)[number];
