import { basePath, runOptions } from '../../run/page-options';
import { useFrameTheme } from '../../shared/useFrameTheme';
import { otherOrigin } from './other-origin';
import { testId } from './test-id';

/** A frame whose document comes from another host, so that the browser treats it as cross-origin. */
export function MapFrame() {
  const other = otherOrigin(location, basePath, runOptions.otherOrigin);
  const themed = useFrameTheme();
  return (
    <>
      {other ? (
        <p className="frame-note" {...testId('frame-note')}>
          This map comes from <code>{new URL(other).origin}</code> and the page from <code>{location.origin}</code>: the
          page cannot reach into the frame, a test can.
        </p>
      ) : (
        <p className="frame-note" {...testId('frame-note')}>
          Here the map is served from the same origin as the page, <code>{location.origin}</code>: this server knows no
          other name of its own. <code>--other-origin</code> names one.
        </p>
      )}
      {/* The frame is always 1000 px wide. In a narrow window this box scrolls sideways. */}
      <section
        className="scroll-x frame-scroll"
        aria-label="Map, scrolls sideways"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, by the keyboard too
        tabIndex={0}
        {...testId('iframe-wrapper-map')}
      >
        {/* No sandbox, because the other origin already keeps the map from reaching the page. */}
        <iframe
          title="Map"
          name="iframe-map"
          src={`${other ?? ''}frames/map.html`}
          width={1000}
          height={450}
          loading="lazy"
          {...themed}
          {...testId('iframe-map')}
        />
      </section>
    </>
  );
}
