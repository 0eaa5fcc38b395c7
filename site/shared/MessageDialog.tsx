import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from './mui-theme';

type MessageDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the one button. */
  action: string;
  /** The button, Escape or a click beside the dialog. */
  onClose: () => void;
  /** The button alone; `onClose` then hears of the other two. */
  onAction?: () => void;
  /** The dialog is gone, and the focus with it. */
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
  // From the title and not from useId, which counts up: the ids are the same however the visitor came here.
  const id = `${title.toLowerCase().replaceAll(' ', '-')}-dialog`;
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open={open}
        onClose={onClose}
        slotProps={{ transition: { onExited: onClosed } }}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={`${id}-title`} sx={{ fontWeight: 600 }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ padding: '0 24px 20px' }}>
          <Button
            variant="contained"
            disableElevation
            onClick={onAction}
            autoFocus
            sx={{ minHeight: 'var(--control-height)' }}
          >
            {action}
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
