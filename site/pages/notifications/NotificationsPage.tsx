import './notifications.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import type page from './page';

const testId = typedTestId<typeof page>();

type Type = 'success' | 'error' | 'info';
type Notice = { id: number; type: Type; message: string };

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const staysFor = 5000;

export default function NotificationsPage() {
  const [notices, setNotices] = useState<Notice[]>([]);
  const lastId = useRef(0);
  const container = useRef<HTMLDivElement>(null);

  function add(type: Type) {
    const id = ++lastId.current;
    setNotices((before) => [...before, { id, type, message: `This is a ${type} notification message` }]);
  }

  const remove = useCallback((id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)), []);

  function close(id: number) {
    // The focused button is removed. The focus moves here, so that the next Tab does not start at the top of the page.
    container.current?.focus({ preventScroll: true });
    remove(id);
  }

  return (
    <>
      <h1>Notifications</h1>
      <p className="intro">
        Each button adds a message that leaves after five seconds, or when it is closed. Read one before it goes, let
        several overlap, and check that closing one leaves the others alone.
      </p>
      <div className="card stack notifications" {...testId('notification-example')}>
        <div className="row">
          <button
            type="button"
            className="button button-secondary"
            onClick={() => add('success')}
            {...testId('add-success')}
          >
            Success Message
          </button>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => add('error')}
            {...testId('add-error')}
          >
            Error Message
          </button>
          <button type="button" className="button button-secondary" onClick={() => add('info')} {...testId('add-info')}>
            Info Message
          </button>
        </div>
        <div
          ref={container}
          className="notification-container"
          role="log"
          aria-live="polite"
          aria-label="Notifications"
          tabIndex={-1}
          {...testId('notification-container')}
        >
          {notices.map((notice) => (
            <Notification key={notice.id} {...notice} onTimeout={remove} onClose={close} />
          ))}
        </div>
        <p className="notification-hint">Messages appear here.</p>
      </div>
    </>
  );
}

type NotificationProps = Notice & { onTimeout: (id: number) => void; onClose: (id: number) => void };

function Notification({ id, type, message, onTimeout, onClose }: NotificationProps) {
  useEffect(() => {
    const timer = setTimeout(onTimeout, staysFor, id);
    return () => clearTimeout(timer);
  }, [id, onTimeout]);

  const Icon = icons[type];
  return (
    <div className={`notification notification-${type}`} {...testId(`notification-${id}`)}>
      <Icon aria-hidden size={20} />
      <p>{message}</p>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={`Close notification ${id}`}
        onClick={() => onClose(id)}
        {...testId(`close-notification-${id}`)}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
