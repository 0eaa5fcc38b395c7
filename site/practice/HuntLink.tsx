import { Bug } from 'lucide-react';
import { huntPage } from '../page';
import { addressInHunt } from './hunt-server';

export function HuntLink() {
  return (
    <p>
      <a className="practice-read" href={addressInHunt(huntPage.id)}>
        <Bug aria-hidden size={16} />
        Hunt bugs in the browser
      </a>
    </p>
  );
}
