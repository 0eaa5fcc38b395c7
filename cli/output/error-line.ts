import { visible } from '../../site/run/unseen';
import { styled } from './colors';

/** The line in which every error is printed that somebody can do something about. */
export function errorLine(message: string): string {
  const { stderr } = process;
  return `${styled('bold', styled('red', 'error:', stderr), stderr)} ${visible(message, '\n\t')}`;
}
