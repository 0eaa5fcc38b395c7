import { suiteThatNeverWaits } from './no-wait';
import { drivers } from './no-wait-drivers';

suiteThatNeverWaits(drivers.firefox);
