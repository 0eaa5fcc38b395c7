import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { HuntAnswer, HuntPages, HuntVerdict } from '../../site/run/hunt-token';
import { isCliError } from '../output/cli-error';
import { readJson } from './api/body';
import { Problem, sendProblem } from './api/problem';
import { bugsOfHunt } from './built-bugs';

/**
 * Says which pages a hunt has, whether a guess is right, and what the bug of a page is to somebody who gives up. The
 * bugs follow from the token, so the server stores nothing, and no document has to know them.
 */
export async function replyToHunter(request: IncomingMessage, response: Response) {
  try {
    response.json(replyTo(await readJson(request)));
  } catch (error) {
    if (isCliError(error)) return sendProblem(response, new Problem(400, error.message));
    if (error instanceof Problem) return sendProblem(response, error);
    throw error;
  }
}

function replyTo(body: unknown): HuntPages | HuntVerdict | HuntAnswer {
  const { token, page, requirement, giveUp } = Object(body) as { [name: string]: unknown };
  if (typeof token !== 'string') throw new Problem(400, 'The token of the hunt is missing.');
  const bugs = bugsOfHunt(token);
  if (page === undefined) return { pages: bugs.map((bug) => bug.page) };
  const bug = bugs.find((hunted) => hunted.page === page);
  if (!bug) throw new Problem(404, 'This hunt has no such page.');
  const answer = { requirement: bug.requirement, title: bug.title };
  if (giveUp === true) return answer;
  if (typeof requirement !== 'string') throw new Problem(400, 'The requirement is missing.');
  return requirement === bug.requirement ? { right: true, ...answer } : { right: false };
}
