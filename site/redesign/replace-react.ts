import './redesign.css';
import React from 'react';
import runtime from 'react/jsx-runtime';
import type { RedesignId } from '../redesigns';
import { createElements, type Make, type Props } from './elements';
import { followRenamedControls } from './form-data';

// The pages know nothing about redesigns: React's functions that make elements are replaced before any page calls them.
// They are properties of the modules that React ships, so every importer of those calls the new ones.

/** The server puts their names here. */
const changes = '__REDESIGNS__'.split(' ') as RedesignId[];

const jsx = runtime as unknown as Record<'jsx' | 'jsxs', Make>;
const { jsx: one, jsxs: several } = jsx;
const { element, attributes } = createElements(changes, one);
jsx.jsx = (type, props, key) => element(one, type, props, key);
jsx.jsxs = (type, props, key) => element(several, type, props, key);

// Libraries call this one. Of what they make only the attributes change, since pages give them names of their own.
const library = React as unknown as { createElement(type: unknown, props: Props | null, ...rest: unknown[]): unknown };
const { createElement } = library;
library.createElement = (type, props, ...rest) => createElement(type, props && attributes(type, props), ...rest);

if (changes.includes('ids')) followRenamedControls();
