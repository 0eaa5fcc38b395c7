// Its address says what this document is and does, `?what=redirect&by=script&after=1000`, beside the options of the run.
const parameters = new URLSearchParams(window.location.search);
const ownParameters = ['what', 'by', 'after', 'ms', 'form'].map((name) => [name, parameters.get(name)]);
for (const [name] of ownParameters) parameters.delete(name);
const { what, by, after, ms, form } = Object.fromEntries(ownParameters);
const options = parameters.size > 0 ? `?${parameters}` : '';

const ways = { script: 'script', meta: 'meta refresh', chain: 'a chain' };
const titles = {
  redirect: 'Redirecting',
  reload: 'Reloaded Document',
  cached: 'Cached Document',
  late: 'Late Load',
  window: 'Named Window',
};

function say(id, text) {
  document.getElementById(id).textContent = text;
}

const title = titles[what] ?? `Arrived by ${ways[by] ?? 'link'}`;
say('title', title);
document.title = title;
document.getElementById('back').setAttribute('href', `../${form === 'hash' ? '#/' : ''}navigation${options}`);

/** The address of the document at the end, which has the same way back. */
function arrived() {
  const rest = new URLSearchParams({ what: 'arrived', by: by ?? '', ...(form && { form }) });
  return `journey.html?${rest}${options.replace('?', '&')}`;
}

const actions = {
  redirect() {
    say('state', 'Another document follows.');
    if (by === 'meta') {
      const refresh = document.createElement('meta');
      refresh.httpEquiv = 'refresh';
      refresh.content = `${Math.round(Number(after) / 1000)}; url=${arrived()}`;
      document.head.append(refresh);
      return;
    }
    // Not `assign`, with which the browser's back would lead here, and from here on again.
    setTimeout(() => window.location.replace(arrived()), Number(after));
  },
  reload() {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    say('state', `Reloads: ${isReloaded ? 1 : 0}`);
    if (!isReloaded) window.addEventListener('load', () => setTimeout(() => window.location.reload()));
  },
  cached() {
    say('state', 'State: loaded');
    // A document that the browser has kept runs no script again, and gets this event.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) say('state', 'State: restored');
    });
  },
  late() {
    say('state', 'The text is here.');
    say('load', 'Load event: not yet');
    const image = document.createElement('img');
    image.alt = 'Mountains';
    image.width = 240;
    image.height = 80;
    image.src = `../http/image?ms=${Number(ms)}`;
    document.getElementById('load').after(image);
    window.addEventListener('load', () => say('load', 'Load event: done'));
  },
  window() {
    // By the window's own storage, which a new window with an opener gets a copy of.
    const visits = Number(window.sessionStorage.getItem('practice-site visits')) + 1;
    window.sessionStorage.setItem('practice-site visits', `${visits}`);
    say('state', `Visits: ${visits}`);
  },
};

actions[what]?.();
