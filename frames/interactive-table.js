const firstRows = [
  { name: 'Sign-in page', status: 'active', category: 'cat1', tags: ['tag1'], active: true },
  { name: 'Search results', status: 'inactive', category: 'cat2', tags: ['tag2', 'tag3'], active: false },
  { name: 'Checkout', status: 'pending', category: 'cat3', tags: ['tag4'], active: true },
];

const template = document.createElement('template');
template.innerHTML = `
  <tr>
    <th scope="row"></th>
    <td><input type="text" data-field="name" autocomplete="off"></td>
    <td>
      <select data-field="status">
        <option value="active">Active</option>
        <option value="inactive">Inactive</option>
        <option value="pending">Pending</option>
      </select>
    </td>
    <td>
      <select data-field="category">
        <option value="cat1">Category 1</option>
        <option value="cat2">Category 2</option>
        <option value="cat3">Category 3</option>
      </select>
    </td>
    <td>
      <select data-field="tags" multiple size="4">
        <option value="tag1">Tag 1</option>
        <option value="tag2">Tag 2</option>
        <option value="tag3">Tag 3</option>
        <option value="tag4">Tag 4</option>
      </select>
    </td>
    <td><input type="checkbox" data-field="active"></td>
    <td>
      <div class="row-actions">
        <button type="button" data-action="edit">Edit</button>
        <button type="button" data-action="delete" class="danger">Delete</button>
      </div>
    </td>
  </tr>`;

for (const values of firstRows) addRow(values);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  const row = button.closest('#interactiveTable tbody tr');
  if (button.id === 'addRow') add();
  if (button.id === 'saveChanges') save();
  if (row && button.dataset.action === 'edit') editRow(row);
  if (row && button.dataset.action === 'delete') deleteRow(row);
});

function add() {
  const row = addRow();
  if (row) showStatus('tableStatus', `Row ${rowId(row)} added.`);
}

function addRow(values = {}) {
  const body = tableBody();
  if (!body) return;
  const row = template.content.firstElementChild.cloneNode(true);
  body.append(row);
  numberRow(row);
  fillRow(row, values);
  return row;
}

function editRow(row) {
  postToTop({ type: 'TABLE_ACTION', action: 'edit', rowId: rowId(row) });
  showStatus('tableStatus', `Editing row ${rowId(row)}.`);
  field(row, 'name')?.focus();
}

function deleteRow(row) {
  const deleted = rowId(row);
  const next = row.nextElementSibling;
  row.remove();
  for (const left of tableBody().rows) numberRow(left);
  (next?.querySelector('[data-action="delete"]') ?? document.getElementById('addRow')).focus();
  postToTop({ type: 'TABLE_ACTION', action: 'delete', rowId: deleted });
  showStatus('tableStatus', `Row ${deleted} deleted.`);
}

function save() {
  const body = tableBody();
  if (!body) return;
  const data = Array.from(body.rows, readRow).filter(Boolean);
  postToTop({ type: 'TABLE_ACTION', action: 'save', data });
  showStatus('tableStatus', `Saved. Rows sent to the page: ${data.length}`);
}

function readRow(row) {
  const [name, status, category, tags, active] = ['name', 'status', 'category', 'tags', 'active'].map((key) =>
    field(row, key),
  );
  if (!name || !status || !category || !tags || !active) {
    console.error(`Required form elements not found for row ${rowId(row)}`);
    return;
  }
  return {
    rowId: rowId(row),
    name: name.value,
    status: status.value,
    category: category.value,
    tags: Array.from(tags.selectedOptions, (option) => option.value),
    active: active.checked,
  };
}

function fillRow(row, { name = '', status = 'active', category = 'cat1', tags = [], active = false }) {
  field(row, 'name').value = name;
  field(row, 'status').value = status;
  field(row, 'category').value = category;
  for (const option of field(row, 'tags').options) option.selected = tags.includes(option.value);
  field(row, 'active').checked = active;
}

function numberRow(row) {
  const n = rowId(row);
  row.id = `row${n}`;
  row.cells[0].textContent = n;
  for (const control of row.querySelectorAll('[data-field]')) {
    control.id = control.name = `row${n}_${control.dataset.field}`;
    control.setAttribute('aria-label', `Row ${n} ${control.dataset.field}`);
  }
}

// A row's id is its place in the table, counted from 1.
function rowId(row) {
  return row.sectionRowIndex + 1;
}

function field(row, key) {
  return row.querySelector(`[name="row${rowId(row)}_${key}"]`);
}

function tableBody() {
  /** @type {HTMLTableSectionElement | null} */
  const body = document.querySelector('#interactiveTable tbody');
  if (!body) console.error('Table body not found');
  return body;
}
