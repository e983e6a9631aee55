# A window with a web page and nothing else, which can be as narrow as a phone. MiniBrowser's can't be narrower than
# 447 px. WebKit's driver starts it instead of MiniBrowser. It calls the libraries that the driver needs, so that only
# Python has to be installed.
import ctypes
from ctypes import CFUNCTYPE, c_char_p, c_int, c_size_t, c_ulong, c_void_p

gtk = ctypes.CDLL("libgtk-3.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")
webkit = ctypes.CDLL("libwebkit2gtk-4.1.so.0")


def declare(library, name, result, *arguments):
    function = getattr(library, name)
    function.restype = result
    function.argtypes = arguments or None
    return function


new_window = declare(gtk, "gtk_window_new", c_void_p, c_int)
set_size = declare(gtk, "gtk_window_set_default_size", None, c_void_p, c_int, c_int)
add = declare(gtk, "gtk_container_add", None, c_void_p, c_void_p)
show = declare(gtk, "gtk_widget_show_all", None, c_void_p)
on_signal = declare(
    gobject, "g_signal_connect_data", c_ulong, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p, c_int
)
new_object = declare(gobject, "g_object_new", c_void_p)
view_type = declare(webkit, "webkit_web_view_get_type", c_size_t)
default_context = declare(webkit, "webkit_web_context_get_default", c_void_p)
allow_automation = declare(webkit, "webkit_web_context_set_automation_allowed", None, c_void_p, c_int)

handlers = []


def connect(target, signal, handler):
    handlers.append(handler)  # Python would free it.
    on_signal(target, signal, ctypes.cast(handler, c_void_p), None, None, 0)


gtk.gtk_init(None, None)
context = default_context()
allow_automation(context, 1)


@CFUNCTYPE(c_void_p, c_void_p, c_void_p)
def create_view(session, data):
    properties = c_char_p(b"web-context"), c_void_p(context), c_char_p(b"is-controlled-by-automation"), c_int(1)
    view = new_object(c_size_t(view_type()), *properties, c_void_p(None))
    window = new_window(0)
    set_size(window, 1280, 900)
    add(window, view)
    show(window)
    return view


@CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)
def start(started, session, data):
    connect(session, b"create-web-view", create_view)


connect(context, b"automation-started", start)
gtk.gtk_main()
