import { type CSSProperties, useState } from 'react';
import { random } from '../../run/chance';
import { useEventListeners } from '../../shared/useEventListeners';
import { type Bar, boxOf, chartBars, chartSize, heightOf, lowerCase, type Series, seasons, series } from './chart';
import { testId } from './test-id';

export function Chart() {
  const [bars] = useState(() => chartBars(() => random('canvas-chart')));
  const [hidden, setHidden] = useState<readonly Series[]>([]);
  const [pointedAt, setPointedAt] = useState<Bar | null>(null);
  const [focused, setFocused] = useState<Bar | null>(null);
  const shown = pointedAt ?? focused;

  function toggle(line: Series) {
    setHidden(hidden.includes(line) ? hidden.filter((other) => other !== line) : [...hidden, line]);
  }

  function dismiss() {
    setPointedAt(null);
    setFocused(null);
  }

  // On the window, because a bar that is only pointed at has not the focus.
  useEventListeners(window, { keydown: ({ key }) => key === 'Escape' && dismiss() });

  return (
    <>
      <h2>A chart</h2>
      <p className="muted">
        Thousands of passengers. Point at a bar, or focus it, to read its value; hide a line by its name.
      </p>
      <div className="row">
        {series.map((line) => (
          <button
            key={line}
            type="button"
            className="button button-secondary"
            aria-pressed={!hidden.includes(line)}
            onClick={() => toggle(line)}
            {...testId(`chart-legend-${lowerCase(line)}`)}
          >
            <span className={`chart-swatch chart-swatch-${lowerCase(line)}`} />
            {line}
          </button>
        ))}
      </div>
      <div className="chart">
        {/* biome-ignore lint/a11y/useSemanticElements: nothing else may be around the parts of a drawing */}
        <svg
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
          role="group"
          aria-label="Passengers by season"
          {...testId('chart')}
        >
          {[0, 50, 100].map((value) => (
            <g key={value}>
              <line className="chart-line" x1={44} x2={chartSize.width} y1={heightOf(value)} y2={heightOf(value)} />
              <text className="chart-text" x={36} y={heightOf(value) + 5} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {seasons.map((season, index) => (
            <text key={season} className="chart-text" x={86 + index * 86} y={228} textAnchor="middle">
              {season}
            </text>
          ))}
          {bars
            .filter(({ line }) => !hidden.includes(line))
            .map((bar) => (
              // biome-ignore lint/a11y: a bar has to take the focus to show its tooltip by keyboard
              <rect
                key={`${bar.line} ${bar.season}`}
                className={`chart-bar chart-bar-${lowerCase(bar.line)}`}
                {...boxOf(bar)}
                role="img"
                aria-label={barText(bar)}
                tabIndex={0}
                onPointerEnter={() => setPointedAt(bar)}
                onPointerLeave={() => setPointedAt(null)}
                onFocus={() => setFocused(bar)}
                onBlur={() => setFocused(null)}
                {...testId(`chart-bar-${lowerCase(bar.line)}-${lowerCase(bar.season)}`)}
              />
            ))}
        </svg>
        {shown && !hidden.includes(shown.line) && (
          <div className="chart-tooltip" role="tooltip" style={tooltipPlace(shown)} {...testId('chart-tooltip')}>
            {barText(shown)}
          </div>
        )}
      </div>
      <table className="chart-table" aria-label="Passengers by season" {...testId('chart-table')}>
        <thead>
          <tr>
            <th scope="col">Season</th>
            {series.map((line) => (
              <th key={line} scope="col">
                {line}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={season}>
              <th scope="row">{season}</th>
              {series.map((line) => (
                <td key={line} {...testId(`chart-cell-${lowerCase(line)}-${lowerCase(season)}`)}>
                  {bars.find((bar) => bar.line === line && bar.season === season)?.value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function barText({ line, season, value }: Bar): string {
  return `${line}, ${season}: ${value}`;
}

/** Above its bar, and never further to a side than the chart. */
function tooltipPlace(bar: Bar): CSSProperties {
  const { x, y, width } = boxOf(bar);
  const [left, top] = [(x + width / 2) / chartSize.width, y / chartSize.height];
  return { left: `${left * 100}%`, top: `${top * 100}%`, transform: `translate(${-left * 100}%, -100%)` };
}
