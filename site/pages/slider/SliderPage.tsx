import './slider.css';
import { type CSSProperties, useCallback, useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import { useHover } from '../../shared/useHover';
import { useRange } from '../../shared/useRange';
import type page from './page';

const testId = typedTestId<typeof page>();

export default function SliderPage() {
  const [value, setValue] = useState(50);
  const [hovered, hoverRef] = useHover();
  const [touched, setTouched] = useState(false);
  const rangeRef = useRange(setValue);
  const pointedAt = hovered || touched;
  const sliderRef = useCallback(
    (slider: HTMLInputElement) => {
      const cleanUps = [hoverRef(slider), rangeRef(slider)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp?.();
      };
    },
    [hoverRef, rangeRef],
  );

  return (
    <>
      <h1>Horizontal Slider</h1>
      <p className="intro">
        Set an exact value by dragging, by the arrow keys, or by filling the input. A tooltip with the value is there
        only while the pointer is over the slider.
      </p>
      <section className="card slider-card">
        <label htmlFor="slider" {...testId('slider-label')}>
          Value from 0 to 100
        </label>
        <div
          className="slider-container"
          style={{ '--slider-position': value / 100 } as CSSProperties}
          {...testId('slider-container')}
        >
          <input
            id="slider"
            ref={sliderRef}
            className="slider"
            type="range"
            min={0}
            max={100}
            defaultValue={value}
            // Browsers send mouse events, which `useHover` needs, only after a tap and never while a finger drags.
            onPointerDown={({ pointerType }) => setTouched(pointerType === 'touch')}
            onPointerUp={() => setTouched(false)}
            onPointerCancel={() => setTouched(false)}
            aria-describedby={pointedAt ? 'slider-tooltip' : undefined}
            {...testId('slider')}
          />
          {pointedAt && (
            <div className="slider-tooltip" id="slider-tooltip" role="tooltip" {...testId('slider-tooltip')}>
              {value}
            </div>
          )}
        </div>
        <div className="panel" {...testId('slider-value')}>
          {`Current value: ${value}`}
        </div>
      </section>
    </>
  );
}
