import { testId } from '../../shared/test-id';
import { useFrameTheme } from '../../shared/useFrameTheme';

type FrameProps = {
  /** Names the frame's test ids, `iframe-<name>` and `iframe-wrapper-<name>`. */
  name: string;
  title: string;
  src: string;
  sandbox?: string;
  height: number | '100vh';
};

export function Frame({ name, title, src, sandbox, height }: FrameProps) {
  const themed = useFrameTheme();
  return (
    <div {...testId(`iframe-wrapper-${name}`)}>
      <iframe
        className="frame"
        title={title}
        name={`iframe-${name}`}
        src={src}
        sandbox={sandbox}
        style={{ height }}
        {...themed}
        {...testId(`iframe-${name}`)}
      />
    </div>
  );
}
