import { expect, test } from '../../../tests/fixtures';

test.beforeEach(async ({ open }) => {
  await open('/slider');
});

test('it is a native range from 0 to 100', async ({ page }) => {
  const slider = page.getByTestId('slider-container').getByRole('slider');
  await expect(slider).toHaveAttribute('data-test', 'slider');
  await expect(slider).toHaveAttribute('min', '0');
  await expect(slider).toHaveAttribute('max', '100');
});

for (const events of [['input'], ['change'], ['input', 'change']]) {
  test(`a value that a script has set counts once with ${events.join(' and ')}, before the event is over`, async ({
    page,
  }) => {
    const seen = await page.getByTestId('slider').evaluate((slider: HTMLInputElement, types) => {
      const shown = document.querySelector('[data-test="slider-value"]') as HTMLElement;
      const watcher = new MutationObserver(() => {});
      watcher.observe(shown, { subtree: true, childList: true, characterData: true });
      slider.value = '80';
      const texts = types.map((type) => {
        slider.dispatchEvent(new Event(type, { bubbles: true }));
        return shown.textContent;
      });
      return { texts, changes: watcher.takeRecords().length };
    }, events);
    expect(seen).toEqual({ texts: events.map(() => 'Current value: 80'), changes: 1 });
    await expect(page.getByTestId('slider')).toHaveValue('80');
    await expect(page.getByTestId('slider')).toHaveAttribute('value', '80');
  });
}

test('a value that a script has set stays until its event comes, even if the page renders before it', async ({
  page,
}) => {
  const slider = page.getByTestId('slider');
  await slider.evaluate((element: HTMLInputElement) => {
    element.value = '80';
  });
  await slider.hover();
  await expect(page.getByTestId('slider-tooltip')).toHaveText('50');
  await slider.dispatchEvent('change');
  await expect(page.getByTestId('slider-tooltip')).toHaveText('80');
  await expect(page.getByTestId('slider-value')).toHaveText('Current value: 80');
});

test('the tooltip is there only while the pointer is over the slider', async ({ page }) => {
  const slider = page.getByTestId('slider');
  const tooltip = page.getByRole('tooltip');
  await slider.focus();
  await expect(tooltip).toHaveCount(0);
  await slider.hover();
  await expect(tooltip).toHaveText('50');
  await expect(slider).toHaveAccessibleDescription('50');
  await slider.fill('0');
  await expect(page.getByTestId('slider-tooltip')).toHaveText('0');
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
});

test('the tooltip is over the thumb from one end to the other', async ({ page }) => {
  const slider = page.getByTestId('slider');
  await slider.hover();
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const value of [0, 50, 100]) {
    await slider.fill(`${value}`);
    const thumb = box.x + 8 + ((box.width - 16) * value) / 100;
    await expect
      .poll(async () => {
        const tooltip = await page.getByTestId('slider-tooltip').boundingBox();
        return (
          tooltip && Math.abs(tooltip.x + tooltip.width / 2 - thumb) < 1 && tooltip.y + tooltip.height <= box.y + 2
        );
      })
      .toBe(true);
  }
});
