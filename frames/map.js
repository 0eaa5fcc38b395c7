const places = [
  {
    name: 'Town Hall',
    kind: 'Public building',
    x: 1120,
    y: 712,
    about: 'The clock on its roof is two minutes fast, and always has been.',
  },
  {
    name: 'Central Station',
    kind: 'Railway station',
    x: 1610,
    y: 918,
    about: 'Four platforms, a café and the left-luggage office.',
  },
  {
    name: 'Linden Park',
    kind: 'Park',
    x: 500,
    y: 730,
    about: 'Old lime trees around a lake, with boats for hire in summer.',
  },
  {
    name: 'Botanical Garden',
    kind: 'Park',
    x: 1748,
    y: 212,
    about: 'Glasshouses, a rock garden and a bench for every tree.',
  },
  { name: 'Orchard Gardens', kind: 'Park', x: 744, y: 267, about: 'Fourteen apple trees: help yourself in September.' },
  {
    name: 'Mill Island',
    kind: 'Park',
    x: 762,
    y: 645,
    about: 'A narrow island between the river and the old mill race.',
  },
  { name: 'Marina', kind: 'Harbour', x: 1745, y: 588, about: 'Berths for forty boats, and the ferry to the coast.' },
  {
    name: "St Anne's Church",
    kind: 'Church',
    x: 1362,
    y: 814,
    about: 'The oldest house in town; its tower can be climbed.',
  },
  {
    name: 'Stadium',
    kind: 'Sports ground',
    x: 460,
    y: 1084,
    about: 'Home of Lindenford Athletic, and of the spring fair.',
  },
  {
    name: 'Playing Fields',
    kind: 'Sports ground',
    x: 634,
    y: 1078,
    about: 'Two pitches, free for everybody on weekdays.',
  },
];

const world = { width: 2000, height: 1200 };
const levels = [0.75, 1, 1.5, 2, 3, 4];

const map = document.getElementById('map');
const town = document.getElementById('town');
const marker = document.getElementById('marker');
const card = document.getElementById('card');
const panel = document.getElementById('panel');
/** @type {HTMLInputElement} */
const search = document.querySelector('#search');

let marked = places[0];
// The point of the town in the middle of the map, and the number of screen pixels per unit of the map.
const view = { x: marked.x, y: marked.y - 30, zoom: 1 };

drawPlaces();
markPlace(marked);
// Called directly, because a resize observer may first call it only after the frame's load event.
show();
new ResizeObserver(show).observe(map);

function show() {
  const { clientWidth: width, clientHeight: height } = map;
  if (!width || !height) return;
  view.zoom = clamp(view.zoom, lowestZoom(), levels.at(-1));
  const half = { x: width / view.zoom / 2, y: height / view.zoom / 2 };
  view.x = clamp(view.x, half.x, world.width - half.x);
  view.y = clamp(view.y, half.y, world.height - half.y);

  town.setAttribute('viewBox', [view.x - half.x, view.y - half.y, half.x * 2, half.y * 2].join(' '));
  town.style.setProperty('--unit', `${1 / view.zoom}`);
  town.dataset.detail = view.zoom < 0.95 ? 'low' : 'full';
  document.getElementById('zoomLevel').textContent = `${Math.round(view.zoom * 100)}%`;
  document.getElementById('zoomIn').setAttribute('aria-disabled', `${view.zoom >= levels.at(-1)}`);
  document.getElementById('zoomOut').setAttribute('aria-disabled', `${view.zoom <= lowestZoom()}`);
  document.getElementById('distance').textContent = `${Math.round(100 / view.zoom)} m`;

  const pin = toScreen(marked);
  marker.style.left = `${pin.x}px`;
  marker.style.top = `${pin.y}px`;
  marker.hidden = pin.x < 0 || pin.y < 0 || pin.x > width || pin.y > height + 40;
  showCardAt(pin, width, height);
}

function showCardAt(pin, width, height) {
  if (card.hidden) return;
  const left = clamp(pin.x - card.offsetWidth / 2, 8, width - card.offsetWidth - 8);
  const above = pin.y - 56 - card.offsetHeight;
  const roof = left < panel.offsetLeft + panel.offsetWidth ? panel.offsetTop + panel.offsetHeight : 0;
  const top = above < roof + 8 ? pin.y + 12 : above;
  card.style.left = `${left}px`;
  card.style.top = `${clamp(top, 8, height - card.offsetHeight - 8)}px`;
}

function pan(x, y) {
  view.x += x / view.zoom;
  view.y += y / view.zoom;
  show();
}

// Zooms, and keeps the point of the town that is at `at`, in pixels, in its place.
function zoomTo(zoom, at = { x: map.clientWidth / 2, y: map.clientHeight / 2 }) {
  const from = toTown(at);
  view.zoom = clamp(zoom, lowestZoom(), levels.at(-1));
  const to = toTown(at);
  view.x += from.x - to.x;
  view.y += from.y - to.y;
  show();
}

function zoomIn() {
  zoomTo(levels.find((level) => level > view.zoom + 0.001) ?? levels.at(-1));
}

function zoomOut() {
  zoomTo(levels.findLast((level) => level < view.zoom - 0.001) ?? lowestZoom());
}

// The lowest zoom at which the town still fills the frame.
function lowestZoom() {
  return Math.max(levels[0], map.clientWidth / world.width, map.clientHeight / world.height);
}

function toTown(point) {
  return {
    x: view.x + (point.x - map.clientWidth / 2) / view.zoom,
    y: view.y + (point.y - map.clientHeight / 2) / view.zoom,
  };
}

function toScreen(point) {
  return {
    x: (point.x - view.x) * view.zoom + map.clientWidth / 2,
    y: (point.y - view.y) * view.zoom + map.clientHeight / 2,
  };
}

function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

document.getElementById('zoomIn').addEventListener('click', zoomIn);
document.getElementById('zoomOut').addEventListener('click', zoomOut);

const step = 80;
const keys = {
  ArrowLeft: () => pan(-step, 0),
  ArrowRight: () => pan(step, 0),
  ArrowUp: () => pan(0, -step),
  ArrowDown: () => pan(0, step),
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
};

map.addEventListener('keydown', (event) => {
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});

// One pointer drags the map, two zoom it.
const pointers = new Map();

map.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  map.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

map.addEventListener('pointermove', (event) => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  pointers.set(event.pointerId, now);
  pan((before.x - now.x) / pointers.size, (before.y - now.y) / pointers.size);
  if (pointers.size !== 2) return;
  const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
  const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
  if (Number.isFinite(ratio)) zoomTo(view.zoom * ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
});

map.addEventListener('pointerup', forgetPointer);
map.addEventListener('pointercancel', forgetPointer);

/** @param {PointerEvent} event */
function forgetPointer(event) {
  pointers.delete(event.pointerId);
}

// The wheel scrolls the page. With Ctrl it zooms. Browsers report a pinch on a trackpad as a wheel with Ctrl.
map.addEventListener(
  'wheel',
  (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(view.zoom * Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  },
  { passive: false },
);

// Not a form, because a sandboxed frame without allow-forms would block its submit.
document.getElementById('searchButton').addEventListener('click', findPlace);
search.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing) findPlace();
});
search.addEventListener('input', (/** @type {InputEvent} */ event) => {
  // The visitor has picked a name from the list of suggestions.
  if (event.inputType === 'insertReplacementText') findPlace();
});

function findPlace() {
  const wanted = search.value.trim().toLowerCase();
  const named = (test) => places.find((place) => test(place.name.toLowerCase()));
  const place =
    wanted &&
    (named((name) => name === wanted) ??
      named((name) => name.startsWith(wanted)) ??
      named((name) => name.includes(wanted)));
  if (!place) {
    showResult(wanted ? `No place found for “${search.value.trim()}”.` : 'Type the name of a place first.');
    return;
  }
  closeCard();
  markPlace(place);
  Object.assign(view, { x: place.x, y: place.y, zoom: Math.max(view.zoom, 2) });
  show();
  showResult(`Centred on ${place.name}.`);
}

function showResult(text) {
  document.getElementById('searchStatus').textContent = text;
}

function markPlace(place) {
  marked = place;
  marker.setAttribute('aria-label', `Marker: ${place.name}`);
  document.getElementById('cardTitle').textContent = place.name;
  document.getElementById('cardKind').textContent = place.kind;
  document.getElementById('cardAbout').textContent = place.about;
}

marker.addEventListener('click', () => {
  card.hidden = false;
  marker.setAttribute('aria-expanded', 'true');
  show();
  document.getElementById('closeCard').focus();
});

document.getElementById('closeCard').addEventListener('click', () => {
  closeCard();
  (marker.hidden ? map : marker).focus();
});

card.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') document.getElementById('closeCard').click();
});

function closeCard() {
  card.hidden = true;
  marker.setAttribute('aria-expanded', 'false');
}

function drawPlaces() {
  const svg = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  for (const { name, kind, x, y } of places) {
    const group = svg('g', { class: kind === 'Park' || kind === 'Sports ground' ? 'place green' : 'place' });
    group.style.setProperty('--x', `${x}px`);
    group.style.setProperty('--y', `${y}px`);
    const label = svg('text', { y: 20 });
    label.textContent = name;
    group.append(svg('circle', { r: 5 }), label);
    town.append(group);
    document.getElementById('places').append(new Option(name, name));
  }
}

// Shown only now that all of it works.
document.querySelector('main').hidden = false;
show();
