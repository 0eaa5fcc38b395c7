import Cascader from 'antd/es/cascader';
import ConfigProvider from 'antd/es/config-provider';
import { useState } from 'react';
import { cascade, shown } from './cities';
import { DropdownCard } from './DropdownCard';
import { antdDropdowns } from './dropdown-theme';

const options = structuredClone(cascade) as Option[];

/** antd's own places, and within the window: on a phone the columns would begin outside of it. */
const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };
const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow },
};

/** antd's Cascader, as it is: a column is in the document only once its place in the one before was opened. */
export function CascaderCity() {
  const [chosen, setChosen] = useState<readonly string[]>([]);

  return (
    <DropdownCard kind="cascader" value={shown(chosen, ' / ')}>
      <h2>Cascader</h2>
      <p className="muted">It is antd’s: first the continent, then the country, and then the city.</p>
      <div className="field">
        <label htmlFor="practice-cascader">Cascader</label>
        <ConfigProvider theme={antdDropdowns}>
          <Cascader
            id="practice-cascader"
            className="dropdown-antd"
            classNames={{ popup: { root: 'dropdown-cascade' } }}
            options={options}
            value={[...chosen]}
            onChange={(values) => setChosen(values ?? [])}
            allowClear={false}
            placeholder="Choose a city"
            builtinPlacements={placements}
          />
        </ConfigProvider>
      </div>
    </DropdownCard>
  );
}

type Option = { value: string; label: string; children: Option[] };
