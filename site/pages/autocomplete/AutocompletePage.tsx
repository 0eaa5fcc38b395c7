import './autocomplete.css';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '../../shared/mui-theme';
import { CabinSelect } from './CabinSelect';
import { FerrySelect } from './FerrySelect';
import { PlaceSearch } from './PlaceSearch';
import { Stops } from './Stops';

export default function AutocompletePage() {
  return (
    <ThemeProvider theme={muiTheme}>
      <h1>Autocomplete</h1>
      <p className="intro">
        Four ways to choose from a list: suggestions that are fetched as one types, several choices in one field, a
        dropdown with groups and one with a list of its own. Wait for the response to your last request, not for the
        first.
      </p>
      <PlaceSearch />
      <Stops />
      <FerrySelect />
      <CabinSelect />
    </ThemeProvider>
  );
}
