import ConfigProvider from 'antd/es/config-provider';
import Select from 'antd/es/select';
import { useState } from 'react';
import { fiveHundred, shown } from './cities';
import { DropdownCard } from './DropdownCard';
import { antdDropdowns } from './dropdown-theme';

const options = fiveHundred.map((city) => ({ ...city }));

/** antd's Select, as it is: of 500 options a dozen are in the document, and those with a role have no size. */
export function AntdCity() {
  const [chosen, setChosen] = useState<string>();

  return (
    <DropdownCard kind="antd" value={shown(chosen ? [chosen] : [])}>
      <h2>Long list</h2>
      <p className="muted">It is antd’s. Of 500 cities only those in view are in the document. Scroll or search.</p>
      <div className="field">
        <label htmlFor="practice-antd">antd</label>
        <ConfigProvider theme={antdDropdowns}>
          <Select
            id="practice-antd"
            className="dropdown-antd"
            options={options}
            value={chosen}
            onChange={(value) => setChosen(value)}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="Choose a city"
          />
        </ConfigProvider>
      </div>
    </DropdownCard>
  );
}
