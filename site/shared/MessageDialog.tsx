import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import type { dialogTestIds } from './dialog-test-ids';
import { muiTheme } from './mui-theme';
import { typedTestId } from './test-id';

const testId = typedTestId<{ testIds: typeof dialogTestIds }>();

type MessageDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the one button. */
  action: string;
  /** Called for Escape, a click beside the dialog and, without `onAction`, the button. */
  onClose: () => void;
  /** Called for the button. */
  onAction?: () => void;
  /** Called once the dialog has left the document. */
  onClosed?: () => void;
};

export function MessageDialog({
  open,
  title,
  text,
  action,
  onClose,
  onAction = onClose,
  onClosed,
}: MessageDialogProps) {
  // Made of the title, because ids from useId depend on which pages were visited before.
  const id = `${title.toLowerCase().replaceAll(' ', '-')}-dialog`;
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open={open}
        onClose={onClose}
        slotProps={{ transition: { onExited: onClosed }, paper: testId('dialog') }}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={`${id}-title`} sx={{ fontWeight: 600 }} {...testId('dialog-title')}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} {...testId('dialog-text')}>
            {text}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ padding: '0 24px 20px' }}>
          <Button
            variant="contained"
            disableElevation
            onClick={onAction}
            autoFocus
            sx={{ minHeight: 'var(--control-height)' }}
            {...testId('dialog-close')}
          >
            {action}
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
