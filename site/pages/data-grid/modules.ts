import {
  CellStyleModule,
  ClientSideRowModelModule,
  type Module,
  NumberEditorModule,
  NumberFilterModule,
  PaginationModule,
  QuickFilterModule,
  RowApiModule,
  RowSelectionModule,
  SelectEditorModule,
  TextEditorModule,
  TextFilterModule,
  UndoRedoEditModule,
} from 'ag-grid-community';

/** Of the grid's modules those that the page needs: all of them would be twice as large. */
export const modules: Module[] = [
  CellStyleModule,
  ClientSideRowModelModule,
  NumberEditorModule,
  NumberFilterModule,
  PaginationModule,
  QuickFilterModule,
  RowApiModule,
  RowSelectionModule,
  SelectEditorModule,
  TextEditorModule,
  TextFilterModule,
  UndoRedoEditModule,
];
