import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { muiTheme } from './mui-theme';

type MessageDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the one button. */
  action: string;
  /** The button, Escape or a click beside the dialog. */
  onClose: () => void;
};

export function MessageDialog({ open, title, text, action, onClose }: MessageDialogProps) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} fullWidth maxWidth="xs">
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" disableElevation onClick={onClose} autoFocus>
            {action}
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
