import { useState } from 'react';
import { MessageDialog } from '../../components/MessageDialog';
export default function Stub() {
  const [o, s] = useState(false);
  return (
    <>
      <h1>stub</h1>
      <button type="button" onClick={() => s(true)}>
        open
      </button>
      <MessageDialog open={o} title="Alert" text="This is a simple alert!" action="OK" onClose={() => s(false)} />
    </>
  );
}
