import './multi-tiered-menu.css';
import { useState } from 'react';
import { MessageDialog } from '../../shared/MessageDialog';
import { AntdMenu } from './AntdMenu';
import { MuiMenu } from './MuiMenu';
import { SimpleMenu } from './SimpleMenu';

export default function MultiTieredMenuPage() {
  const [clicked, setClicked] = useState<string>();
  return (
    <>
      <SimpleMenu onChoose={setClicked} />
      <MuiMenu onChoose={setClicked} />
      <AntdMenu onChoose={setClicked} />
      <MessageDialog
        open={clicked !== undefined}
        title="Item Clicked"
        text={`You clicked: ${clicked}`}
        action="Close"
        onClose={() => setClicked(undefined)}
      />
    </>
  );
}
