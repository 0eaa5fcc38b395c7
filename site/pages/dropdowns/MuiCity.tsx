import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { muiTheme } from '../../shared/mui-theme';
import { cities, labelOf, shown } from './cities';
import { DropdownCard } from './DropdownCard';

/** MUI's Select, as it is: its list is at the end of the body, and nothing behind it can be clicked. */
export function MuiCity() {
  const [chosen, setChosen] = useState('');

  return (
    <DropdownCard kind="mui" value={shown(chosen ? [chosen] : [])}>
      <h2>Select with a cover</h2>
      <p className="muted">It is MUI’s. Its list is at the end of the document and covers the page behind it.</p>
      <div className="field">
        <span id="practice-mui-label" className="dropdown-label">
          MUI
        </span>
        <ThemeProvider theme={muiTheme}>
          <Select
            id="practice-mui"
            labelId="practice-mui-label"
            className="dropdown-mui"
            size="small"
            displayEmpty
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            renderValue={labelOf}
            MenuProps={{ slotProps: { paper: { className: 'dropdown-paper' } } }}
          >
            {cities.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                <span className="dropdown-cut">{label}</span>
              </MenuItem>
            ))}
          </Select>
        </ThemeProvider>
      </div>
    </DropdownCard>
  );
}
