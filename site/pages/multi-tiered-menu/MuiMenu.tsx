import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { keepPlaced } from '../../shared/keep-placed';
import { muiTheme } from '../../shared/mui-theme';
import { menuTree } from './menu-tree';
import { testId } from './test-id';
import { isLeaf } from './tree';
import { useMenu } from './useMenu';

/** Made of MUI's components: an app bar with buttons, and a paper with menu items for every open level. */
export function MuiMenu({ onChoose }: { onChoose: (label: string) => void }) {
  const menu = useMenu('mui', onChoose);
  return (
    <ThemeProvider theme={muiTheme}>
      <section className="menu-section" {...menu.sectionProps} {...testId('menu-mui')}>
        <h1>Simple Multi Tiered Menu Use MUI</h1>
        <AppBar component="nav" position="static" elevation={0} className="menu-bar" aria-label="MUI menu">
          <Toolbar disableGutters className="menu-list">
            {menuTree.map((node) => (
              <Button
                key={node.id}
                color="inherit"
                className="menu-item menu-item-top"
                endIcon={!isLeaf(node) && <ChevronDown aria-hidden size={16} />}
                {...menu.itemProps(node)}
                {...testId(`menu-mui-item-${node.id}`)}
              >
                {node.label}
              </Button>
            ))}
          </Toolbar>
        </AppBar>
        {menu.openNodes.map((owner, level) => (
          <Paper
            key={owner.id}
            id={menu.popupId(owner.id)}
            className="menu-popup"
            ref={(popup) => keepPlaced(popup, () => menu.itemBox(owner), level === 0 ? 'below' : 'beside')}
          >
            <MenuList disablePadding aria-label={owner.label}>
              {owner.children?.map((node) => (
                <MenuItem
                  key={node.id}
                  className="menu-item"
                  {...menu.itemProps(node)}
                  {...testId(`menu-mui-item-${node.id}`)}
                >
                  {node.label}
                  {!isLeaf(node) && <ChevronRight aria-hidden size={16} />}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        ))}
        <p className="intro">The same tree from MUI: buttons in an app bar, menu items in sheets below it.</p>
      </section>
    </ThemeProvider>
  );
}
