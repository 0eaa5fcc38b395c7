import { expect, type Page } from '@playwright/test';

/** Counts the timers of at least `shortest` milliseconds that are running in the page. Call before the page opens. */
export async function countTimers(page: Page, shortest: number): Promise<() => Promise<number>> {
  await page.addInitScript((least) => {
    const running = new Set<number>();
    Object.assign(window, { runningTimers: running });
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = ((callback: (...parameters: unknown[]) => void, delay = 0, ...parameters: unknown[]) => {
      const id = start(() => {
        running.delete(id);
        callback(...parameters);
      }, delay);
      if (delay >= least) running.add(id);
      return id;
    }) as typeof setTimeout;
    window.clearTimeout = (id) => {
      running.delete(Number(id));
      stop(id);
    };
  }, shortest);
  return () => page.evaluate(() => (window as unknown as { runningTimers: Set<number> }).runningTimers.size);
}

/** Leaves the page for the home page, without loading a document, and expects that no counted timer is left. */
export async function expectNoneAfterLeaving(page: Page, timers: () => Promise<number>): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'practice-site' }).click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await expect.poll(timers).toBe(0);
}
