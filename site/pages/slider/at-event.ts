import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Horizontal Slider'],
  title: 'Slider | Test Automation Practice (Web and Mobile Web)',
  own: 'slider-container',
  style: ['[data-test=slider-container]', 'position', 'relative'],
  xpaths: [
    "//h1[text()='Horizontal Slider']",
    "//input[@type='range' and @max='100']",
    "//div[contains(text(),'Current value')]",
  ],
  use: async ({ byTestId, settled, text }) => {
    const slider = byTestId('slider') as HTMLInputElement;
    slider.value = '51';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new MouseEvent('mouseenter'));
    await settled();
    return [text('[data-test=slider-value]'), text('[data-test=slider-tooltip]')];
  },
  works: ['Current value: 51', '51'],
} satisfies Expected;
