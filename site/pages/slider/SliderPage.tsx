import './slider.css';
import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import { useHover } from '../../components/useHover';
import { hook } from '../../hook';

export default function SliderPage() {
  const [value, setValue] = useState(50);
  const [hovered, hoverRef] = useHover();
  const id = useId();
  const follow = (event: FormEvent<HTMLInputElement>) => setValue(event.currentTarget.valueAsNumber);

  return (
    <>
      <h1>Horizontal Slider</h1>
      <p className="intro">
        Set an exact value by dragging, by the arrow keys, or by filling the input. A tooltip with the value is there only while the pointer is over
        the slider.
      </p>
      <section className="card slider-card">
        <label htmlFor={`${id}-slider`}>Value from 0 to 100</label>
        <div className="slider-container" style={{ '--slider-position': value / 100 } as CSSProperties} {...hook('slider-container')}>
          {/* onInput too: React's onChange is deaf to a value that a script has set. */}
          <input
            id={`${id}-slider`}
            ref={hoverRef}
            className="slider"
            type="range"
            min={0}
            max={100}
            value={value}
            onInput={follow}
            onChange={follow}
            aria-describedby={hovered ? `${id}-tooltip` : undefined}
            {...hook('slider')}
          />
          {hovered && (
            <div className="slider-tooltip" id={`${id}-tooltip`} role="tooltip" {...hook('slider-tooltip')}>
              {value}
            </div>
          )}
        </div>
        <div className="panel" {...hook('slider-value')}>
          {`Current value: ${value}`}
        </div>
      </section>
    </>
  );
}
