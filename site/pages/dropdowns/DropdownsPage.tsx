import './dropdowns.css';
import { AntdCity } from './AntdCity';
import { CascaderCity } from './CascaderCity';
import { CreatableCity } from './CreatableCity';
import { ListboxCity } from './ListboxCity';
import { LoadingCity } from './LoadingCity';
import { MuiCity } from './MuiCity';
import { NativeMultiple } from './NativeMultiple';
import { NativeSelect } from './NativeSelect';

export default function DropdownsPage() {
  return (
    <>
      <h1>Dropdowns</h1>
      <p className="intro">
        Eight ways to choose a city, and only two of them are a native select. Open each, choose, and read below it what
        a form would send.
      </p>
      <div className="cards dropdowns">
        <NativeSelect />
        <NativeMultiple />
        <CreatableCity />
        <AntdCity />
        <MuiCity />
        <ListboxCity />
        <CascaderCity />
        <LoadingCity />
      </div>
    </>
  );
}
